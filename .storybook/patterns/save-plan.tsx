import { Button } from '@tutoring/ui/button';
import { notify } from '@tutoring/ui/toast';
import { useState } from 'react';

/** Your request. */
const store = () => new Promise((resolve) => setTimeout(resolve, 1500));

export function SavePlan() {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    await store();
    setSaving(false);
    notify({ title: 'Saved', description: 'Your plan is on this device.' });
  };
  return (
    <Button aria-disabled={isSaving} onClick={() => void save()}>
      {isSaving ? 'Saving…' : 'Save the plan'}
    </Button>
  );
}
