import { Button } from '@tutoring/ui/button';
import { useLanguage } from '../../shared/page-data';

/** The list of saved pages. The browser fills it in (client/enhance/pages/offline.ts). */
export function SavedPages() {
  const { messages, errors } = useLanguage();
  return (
    <>
      <ul data-saved="" hidden />
      <p>{messages.savedNothing}</p>
      <p>
        <Button data-retry="">{errors.retry}</Button>
      </p>
    </>
  );
}
