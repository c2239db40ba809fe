import { formattingTag, type Language } from '@tutoring/domain/languages';
import { STORED_ITEMS, type StoredItem } from '@tutoring/domain/stored-items';
import { Button } from '@tutoring/ui/button';
import { Stack } from '@tutoring/ui/layout';
import { fill } from '@tutoring/ui/internal/fill';
import { Scroller } from '@tutoring/ui/scroller';
import { PRIVACY_MESSAGES } from '../../shared/messages/privacy';
import type { PrivacyMessages } from '../../shared/messages/privacy/types';
import { useLanguage, usePage } from '../../shared/page-data';

/**
 * Everything that this build stores in a browser, from the same table that the code uses, and a button that clears it
 * (client/enhance/pages/privacy.ts).
 */
export function StoredItems() {
  const { layout } = useLanguage();
  const { language } = usePage();
  const messages = PRIVACY_MESSAGES[language];
  return (
    <Stack>
      <Scroller aria-label={messages.table}>
        <table>
          <caption>{messages.table}</caption>
          <thead>
            <tr>
              {[messages.name, messages.purpose, messages.place, messages.category, messages.lifetime].map(
                (heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {STORED_ITEMS.filter(({ id }) => !layout.notStored?.includes(id)).map((item) => (
              <tr key={item.id}>
                <th scope="row">
                  <code>{item.name}</code>
                </th>
                <td>{purposeOf(item, messages)}</td>
                <td>{messages.where[item.where]}</td>
                <td>{messages.categories[item.category]}</td>
                <td>{lifetimeOf(item, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <Button variant="secondary" data-clear={messages.clearedNow}>
        {messages.clear}
      </Button>
      <p role="status" />
    </Stack>
  );
}

function purposeOf({ id, by }: StoredItem, { by: read, purposes }: PrivacyMessages): string {
  return by ? fill(read, { purpose: purposes[id], company: by }) : purposes[id];
}

/** Such as "365 days". */
function lifetimeOf({ lifetime }: StoredItem, language: Language): string {
  if (typeof lifetime !== 'number') return PRIVACY_MESSAGES[language][lifetime];
  const format = { style: 'unit', unit: 'day', unitDisplay: 'long', useGrouping: false } as const;
  return new Intl.NumberFormat(formattingTag(language), format).format(lifetime);
}
