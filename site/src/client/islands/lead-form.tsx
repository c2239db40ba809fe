import { minorConsentOf } from '@tutoring/domain/minor-consent';
import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { LeadForm, type LeadFormProps } from '@tutoring/ui/lead-form';
import { safeStorage } from '@tutoring/ui/internal/storage';
import type { IslandProps } from '../../shared/islands';
import type { SentLead } from '../../shared/sent-lead';
import { useEffect, useState } from 'react';
import { FormSteps } from './lib/form-steps';
import { createHydrate } from './lib/hydrate';

type LeadFormIslandProps = IslandProps &
  Pick<LeadFormProps, 'page' | 'brief' | 'subjects' | 'sessions' | 'work' | 'bookingHref' | 'privacyHref'>;

const storage = safeStorage('session');

/** The contact form. After sending, it opens the thank-you page, which counts the lead. */
export function Island({ services, ...form }: LeadFormIslandProps) {
  const [steps] = useState(
    () => new FormSteps(form.brief ? 'brief' : 'full', () => services?.consent().allowed.analytics ?? false),
  );
  useEffect(() => {
    // React does not replay the focus event that hydrated the form.
    if (document.activeElement?.closest('[data-lead-form]')) void services?.loadBotCheck();
  }, [services]);
  return (
    <LeadForm
      {...form}
      {...(form.work && { openPdf })}
      onFocus={() => void services?.loadBotCheck()}
      onInput={({ target }) => steps.typed(target as Element)}
      botToken={services?.botToken}
      attribution={services?.attribution}
      consent={() => {
        const { allowed, record } = services?.consent() ?? {};
        return allowed?.analytics ? record : undefined;
      }}
      minorConsent={() => {
        const region = services?.consent().region;
        return region && minorConsentOf(region);
      }}
      country={services?.country}
      lastSent={lastSent}
      onSent={(reference, message) => {
        // The visitor may send the same message again, for example after going back. It is counted once.
        const previous = lastSent();
        const isRepeated = previous?.reference === reference;
        const sent: SentLead = { reference, ...message, ...(isRepeated && previous.isCounted && { isCounted: true }) };
        if (!isRepeated) steps.sent();
        storage.set(STORAGE_KEY.sentLead, JSON.stringify(sent));
        location.assign(`/thanks?reference=${reference}`);
      }}
    />
  );
}

/** Loads what opens a PDF when the visitor chooses one. */
const openPdf: LeadFormProps['openPdf'] = async (...given) => (await import('./lib/open-pdf')).openPdf(...given);

/** The message that this tab sent last. */
function lastSent(): SentLead | undefined {
  try {
    return (JSON.parse(storage.get(STORAGE_KEY.sentLead) ?? 'null') as SentLead | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export const hydrate = createHydrate('lead-form', Island);
