import { STORED_ITEMS, type StoredItem } from '@tutoring/domain/stored-items';
import { Button } from '@tutoring/ui/button';
import { Stack } from '@tutoring/ui/layout';
import { fill } from '@tutoring/ui/internal/fill';
import { Scroller } from '@tutoring/ui/scroller';
import { privacyMessages as messages } from '../../shared/messages/privacy-en';
import { useLanguage } from '../../shared/page-data';

/**
 * Everything that this build stores in a browser, from the same table that the code uses, and a button that clears it
 * (client/enhance/pages/privacy.ts).
 */
export function StoredItems() {
  const { layout } = useLanguage();
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
                <td>{purposeOf(item)}</td>
                <td>{messages.where[item.where]}</td>
                <td>{messages.categories[item.category]}</td>
                <td>{lifetimeOf(item)}</td>
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

/** Such as "365 days". The page is in English only. */
const days = new Intl.NumberFormat('en', { style: 'unit', unit: 'day', unitDisplay: 'long', useGrouping: false });

function purposeOf({ id, by }: StoredItem): string {
  return by ? fill(messages.by, { purpose: messages.purposes[id], company: by }) : messages.purposes[id];
}

function lifetimeOf({ lifetime }: StoredItem): string {
  return typeof lifetime === 'number' ? days.format(lifetime) : messages[lifetime];
}
