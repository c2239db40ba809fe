import { BotCheckTestPlace } from '@tutoring/ui/bot-check-test';
import { LivePart } from '../app/live-part';
import { NO_TURN } from '../contract/part';
import { packOf } from '../languages';
import { usePage } from './page-data';

const HOME = '/';

/** On the home page, for as long as data/brand.yaml says so: the button that opens the test of the bot check. */
export function BotCheckTestButton() {
  const { path, language } = usePage();
  if (path !== HOME || !packOf(language).shell.botCheckTest) return null;
  return (
    <BotCheckTestPlace>
      {/* For the owner alone: nobody else is to fetch it ahead. */}
      <LivePart name="bot-check-test" props={{}} turn={NO_TURN} />
    </BotCheckTestPlace>
  );
}
