import { BotCheckTestPlace } from '@tutoring/ui/bot-check-test';
import { Island } from '../../client/islands/lib/island';
import { NO_PREFETCH } from '../../shared/island-attributes';
import { messagesOf } from '../../shared/messages';
import { usePage } from '../../shared/page-data';

const HOME = '/';

/** On the home page, for as long as data/brand.yaml says so: the button that opens the test of the bot check. */
export function BotCheckTestButton() {
  const { path, language } = usePage();
  if (path !== HOME || !messagesOf(language).layout.botCheckTest) return null;
  return (
    <BotCheckTestPlace>
      {/* Only the owner uses it: visitors do not prefetch it. */}
      <Island name="bot-check-test" props={{}} prefetch={NO_PREFETCH} />
    </BotCheckTestPlace>
  );
}
