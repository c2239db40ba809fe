import { STORED_ITEMS, type StoredItem } from '@tutoring/domain/stored-items';
import { Button } from '@tutoring/ui/button';
import { Stack } from '@tutoring/ui/layout';
import { fill } from '@tutoring/ui/provider';
import { Scroller } from '@tutoring/ui/scroller';
import { privacyWords as words } from '../../shared/messages/privacy-en';
import { useLanguage } from '../../shared/page-data';

/**
 * Everything that this build stores in a browser, from the table the code itself works with; and a way to clear it, which the
 * visit gives its behaviour (client/enhance/pages/privacy.ts).
 */
export function StoredItems() {
  const { layout } = useLanguage();
  return (
    <Stack>
      <Scroller aria-label={words.table}>
        <table>
          <caption>{words.table}</caption>
          <thead>
            <tr>
              {[words.name, words.purpose, words.place, words.category, words.lifetime].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {STORED_ITEMS.filter(({ id }) => !layout.notStored?.includes(id)).map((item) => (
              <tr key={item.id}>
                <th scope="row">
                  <code>{item.name}</code>
                </th>
                <td>{purposeOf(item)}</td>
                <td>{words.where[item.where]}</td>
                <td>{words.categories[item.category]}</td>
                <td>{lifetimeOf(item)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <Button kind="secondary" data-clear={words.clearedNow}>
        {words.clear}
      </Button>
      <p role="status" />
    </Stack>
  );
}

/** Such as "365 days"; the page and its words are English. */
const days = new Intl.NumberFormat('en', { style: 'unit', unit: 'day', unitDisplay: 'long', useGrouping: false });

function purposeOf({ id, by }: StoredItem): string {
  return by ? fill(words.by, { purpose: words.purposes[id], company: by }) : words.purposes[id];
}

function lifetimeOf({ lifetime }: StoredItem): string {
  return typeof lifetime === 'number' ? days.format(lifetime) : words[lifetime];
}
