import { useEffect } from 'react';
import { Button } from '../button/button';
import { OnRequest } from '../tool/on-request';
import { turn } from './study-hours-estimator.css';
import type { Texts } from './study-text';
import type { Messages } from './translation';
import type { Phone } from './use-phone-calendar';

interface OnPhoneProps {
  phone: Phone;
  messages: Messages;
  texts: Texts;
}

/** The place of the calendar on the phone. Its status is also visible while it is closed. */
export function OnPhone({ phone, messages, texts }: OnPhoneProps) {
  const { code, sync } = phone;
  const PhoneStatus = sync && code && code !== 'failed' ? code.PhoneStatus : undefined;
  return (
    <div>
      <OnRequest summary={messages.phone_heading}>
        <Opened phone={phone} messages={messages} texts={texts} />
      </OnRequest>
      {PhoneStatus && sync && <PhoneStatus sync={sync} messages={messages} />}
    </div>
  );
}

function Opened({ phone: { code, sync, load }, messages, texts }: OnPhoneProps) {
  useEffect(() => {
    if (code === undefined) load();
  }, [code, load]);
  if (code === 'failed')
    return (
      <div className={turn}>
        <p>{messages.phone_unloaded}</p>
        <Button variant="secondary" onClick={load}>
          {messages.phone_retry}
        </Button>
      </div>
    );
  return code && sync && <code.PhoneCalendar sync={sync} messages={messages} texts={texts} />;
}
