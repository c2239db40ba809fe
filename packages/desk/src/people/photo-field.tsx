import { Button } from '@tutoring/ui/button';
import { TextField } from '@tutoring/ui/field';
import { useEffect, useId, useRef, useState } from 'react';
import { drawCrop, photoOf, readPicture, USUAL_FOCUS, type Focus } from './photo';
import * as styles from './people.css';

export interface NewPhoto {
  base64: string;
  focus: Focus;
  consent: { given: string; by: string; for: 'website' };
}

interface PhotoFieldProps {
  name: string;
  today: string;
  onChoose: (photo: NewPhoto) => void;
}

const PREVIEW_WIDTH = 200;

/** Chooses a photo. There is no photo without a record of the consent. */
export function PhotoField({ name, today, onChoose }: PhotoFieldProps) {
  const [picture, setPicture] = useState<ImageBitmap>();
  const [focus, setFocus] = useState(USUAL_FOCUS);
  const [given, setGiven] = useState(today);
  const [by, setBy] = useState('');
  const [problem, setProblem] = useState<string>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const id = useId();
  useEffect(() => {
    if (canvas.current && picture) drawCrop(canvas.current, picture, focus, PREVIEW_WIDTH);
  }, [picture, focus]);

  const accept = async () => {
    if (!picture) return;
    try {
      const photo = await photoOf(picture, focus);
      onChoose({ ...photo, consent: { given, by: by.trim(), for: 'website' } });
      setPicture(undefined);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  const hasConsent = given !== '' && given <= today && by.trim() !== '';
  return (
    <fieldset className={styles.hours}>
      <legend>New photo</legend>
      <label htmlFor={id}>A photo of {name || 'this person'}, who has agreed to show it</label>
      <input
        id={id}
        type="file"
        accept="image/*"
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          setProblem(undefined);
          if (file) readPicture(file).then(setPicture, (error: Error) => setProblem(error.message));
        }}
      />
      <p id={`${id}-problem`} role="status" className={styles.problem}>
        {problem}
      </p>
      {picture && (
        <>
          <canvas ref={canvas} className={styles.photo}>
            The crop of the photo of {name}
          </canvas>
          {(['x', 'y'] as const).map((axis) => (
            <label key={axis} className={styles.range}>
              {axis === 'x' ? 'Middle of the face, from the left' : 'Middle of the face, from the top'}
              <input
                type="range"
                min={0}
                max={100}
                value={focus[axis]}
                onChange={({ target }) => setFocus({ ...focus, [axis]: Number(target.value) })}
              />
            </label>
          ))}
          <TextField
            label="Consent given by"
            help="The person in the photo, by name. It is never published."
            required
            value={by}
            onChange={({ target }) => setBy(target.value)}
          />
          <TextField
            label="Consent given on"
            type="date"
            required
            max={today}
            value={given}
            onChange={({ target }) => setGiven(target.value)}
          />
          <Button disabled={!hasConsent} onClick={() => void accept()}>
            Use this photo
          </Button>
          {!hasConsent && <p>Write who agreed, and when: without a consent there is no photo.</p>}
        </>
      )}
    </fieldset>
  );
}
