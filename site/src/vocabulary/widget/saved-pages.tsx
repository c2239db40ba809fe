import { Button } from '@tutoring/ui/button';
import { useLanguage } from '../../shell/page-data';

/** What is saved in the browser; the visit knows (page/visit/pages/offline.ts). */
export function SavedPages() {
  const { words, errors } = useLanguage();
  return (
    <>
      <ul data-saved="" hidden />
      <p>{words.savedNothing}</p>
      <p>
        <Button data-retry="">{errors.retry}</Button>
      </p>
    </>
  );
}
