import { ButtonLink } from '@tutoring/ui/button';
import { Price, Tier, Tiers } from '@tutoring/ui/price';
import { useLanguage, usePage } from '../../../shared/page-data';
import { punctuationOf } from '../../../shared/punctuation';
import type { TierFacts } from './loader';

/** The booking tiers as cards. */
export function BookingTiers({ facts: tiers }: { facts: TierFacts[] }) {
  const { messages, layout } = useLanguage();
  const { comma } = punctuationOf(usePage().language);
  return (
    <Tiers>
      {tiers.map(({ name, audience, label, price, levelPrices, contents, action }) => (
        <Tier
          key={name}
          heading={name}
          audience={audience}
          label={label}
          contents={contents}
          price={
            typeof price === 'string' ? (
              <p>{price}</p>
            ) : (
              <>
                <Price amounts={price} from unit={messages.perSession + comma + layout.session} />
                {levelPrices.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </>
            )
          }
          action={
            <ButtonLink variant="secondary" href={action.href}>
              {action.label}
            </ButtonLink>
          }
        />
      ))}
    </Tiers>
  );
}
