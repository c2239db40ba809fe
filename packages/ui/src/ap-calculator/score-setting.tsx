import { SCORE_SETTING_SOURCE } from '@tutoring/domain/ap-score';
import { fillNodes } from '../lib/fill-nodes';
import { Link } from '../link/link';
import { useLang } from '../provider/provider';
import { OnRequest } from '../tool/on-request';
import * as sheet from '../tool/tool.css';
import * as styles from './ap-calculator.css';
import { monthOf } from './month-of';
import type { Messages } from './translation';
import { useEnglish } from './use-english';

/** How points become a score from 1 to 5, and why the calculator shows ranges. */
export function ScoreSetting({ messages }: { messages: Messages }) {
  const lang = useLang();
  const english = useEnglish();
  const { pages, checked } = SCORE_SETTING_SOURCE;
  return (
    <OnRequest summary={messages.setting}>
      <ol className={styles.steps}>
        <li>{messages.settingComposite}</li>
        <li>{messages.settingCuts}</li>
        <li>{messages.settingEvidence}</li>
        <li>{messages.settingSecret}</li>
        <li>{messages.settingBands}</li>
      </ol>
      <p className={sheet.caution}>
        {fillNodes(messages.settingSource, {
          source: pages.map(({ name, address }, place) => (
            <span key={address} lang={english}>
              {place > 0 && '; '}
              <Link href={address}>{name}</Link>
            </span>
          )),
          checked: monthOf(checked, lang),
        })}
      </p>
    </OnRequest>
  );
}
