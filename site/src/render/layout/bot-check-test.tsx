import { BotCheckTestPlace } from '@tutoring/ui/internal/bot-check-test';
import { Island } from '../../client/islands/lib/island';
import { NO_PREFETCH } from '../../shared/island-attributes';
import { messagesOf } from '../../shared/messages';
import { usePage } from '../../shared/page-data';

const HOME = '/';

/** The button that opens the bot check test: on the home page, if data/brand.yaml says so. */
export function BotCheckTestButton() {
  const { path, language } = usePage();
  if (path !== HOME || !messagesOf(language).layout.botCheckTest) return null;
  return (
    <BotCheckTestPlace>
      {/* Only the owner uses it, so visitors do not prefetch it. */}
      <Island name="bot-check-test" props={{}} prefetch={NO_PREFETCH} />
    </BotCheckTestPlace>
  );
}
