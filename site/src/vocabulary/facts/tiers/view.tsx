import { ButtonLink } from '@tutoring/ui/button';
import { Price, Tier, Tiers } from '@tutoring/ui/price';
import { Small } from '@tutoring/ui/text';
import { useLanguage } from '../../../shell/page-data';
import type { TierFacts } from './facts';

/** The ways to book. */
export function BookingTiers({ facts: tiers }: { facts: TierFacts[] }) {
  const { words, shell } = useLanguage();
  return (
    <>
      <Tiers>
        {tiers.map(({ name, audience, label, price, contents, action }) => (
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
                <Price amounts={price} from unit={`${words.perSession}, ${shell.session}`} />
              )
            }
            action={
              <ButtonLink kind="secondary" href={action.href}>
                {action.label}
              </ButtonLink>
            }
          />
        ))}
      </Tiers>
      <Small>{shell.cancellation}</Small>
    </>
  );
}
