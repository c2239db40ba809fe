import { Button } from '@tutoring/ui/button';
import { TextField } from '@tutoring/ui/field';
import { useEffect, useId, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { cropOf, drawCrop, maxZoom, photoOf, readPicture, USUAL_CROP, type Crop } from './photo';
import * as styles from './people.css';

/** A photo that somebody has agreed to show. */
export interface NewPhoto {
  base64: string;
  consent: { given: string; by: string; for: 'website'; until?: string };
}

interface PhotoFieldProps {
  name: string;
  today: string;
  /** The present photo, or the initials. */
  face: ReactNode;
  /** The consent to the present photo; nothing without a photo. */
  consent: ReactNode;
  /** What the last save was refused for. */
  problem: string | undefined;
  hasPhoto: boolean;
  onChoose: (photo: NewPhoto) => void;
  onRemove: () => void;
}

/** The photo, and beside it the record of the consent. There is no new photo without one. */
export function PhotoField({ name, today, face, consent, problem, hasPhoto, onChoose, onRemove }: PhotoFieldProps) {
  const [picture, setPicture] = useState<ImageBitmap>();
  const [refused, setRefused] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const choose = (file: File | undefined) => {
    setRefused(undefined);
    // The same file can be chosen again after it was corrected.
    if (input.current) input.current.value = '';
    if (file) readPicture(file).then(setPicture, (error: Error) => setRefused(error.message));
  };
  const close = () => {
    setPicture(undefined);
    // The buttons of the crop are gone.
    requestAnimationFrame(() => button.current?.focus());
  };
  if (picture)
    return (
      <NewPhotoFields
        name={name}
        today={today}
        picture={picture}
        onCancel={close}
        onChoose={(photo) => {
          onChoose(photo);
          close();
        }}
      />
    );
  const says = refused ?? problem;
  return (
    <fieldset className={styles.photo}>
      <legend className={styles.legend}>Photo</legend>
      {face}
      <div className={styles.record}>
        {consent}
        <p className={styles.row}>
          {/* The browser's own button has its own language and look. */}
          <input
            ref={input}
            id={id}
            type="file"
            accept="image/*"
            hidden
            aria-label={`File with a photo of ${name || 'this person'}`}
            onChange={({ target }) => choose(target.files?.[0])}
          />
          <Button
            ref={button}
            variant="secondary"
            aria-describedby={`${id}-help`}
            onClick={() => input.current?.click()}
          >
            {hasPhoto ? 'Replace the photo…' : 'Choose a photo…'}
          </Button>
          {hasPhoto && (
            <Button variant="secondary" onClick={onRemove}>
              Remove the photo
            </Button>
          )}
        </p>
        <p id={`${id}-help`} className={styles.quiet}>
          JPEG, PNG or WebP, at least 320 × 400 pixels. It is cropped and made smaller here; the place and the camera
          leave it.
        </p>
        {says && (
          <p role="alert" className={styles.problem}>
            {says}
          </p>
        )}
      </div>
    </fieldset>
  );
}

interface NewPhotoFieldsProps {
  name: string;
  today: string;
  picture: ImageBitmap;
  onChoose: (photo: NewPhoto) => void;
  onCancel: () => void;
}

const PREVIEW_WIDTH = 480;
const STEP = 0.05;

/** A crop of a picture, and who has agreed to it. */
function NewPhotoFields({ name, today, picture, onChoose, onCancel }: NewPhotoFieldsProps) {
  const [crop, setCrop] = useState(USUAL_CROP);
  const [consent, setConsent] = useState({ by: '', given: today, until: '' });
  const [isAsked, setAsked] = useState(false);
  const [failed, setFailed] = useState<string>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const by = useRef<HTMLInputElement>(null);
  const drag = useDrag(picture, crop, setCrop);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop, PREVIEW_WIDTH);
  }, [picture, crop]);
  useEffect(() => by.current?.focus(), []);

  const part = cropOf(picture, crop);
  const sliders = [
    { key: 'x', label: 'Left to right', min: 0, max: 100, step: 1, isShown: part.width < picture.width - 1 },
    { key: 'y', label: 'Top to bottom', min: 0, max: 100, step: 1, isShown: part.height < picture.height - 1 },
    { key: 'zoom', label: 'Closer', min: 1, max: maxZoom(picture), step: STEP, isShown: maxZoom(picture) > 1 + STEP },
  ] as const;
  const wrong = consentProblems(consent, today);
  const use = async () => {
    setAsked(true);
    if (Object.values(wrong).some(Boolean)) {
      by.current?.focus();
      return;
    }
    try {
      const { given, until } = consent;
      const base64 = await photoOf(picture, crop);
      onChoose({ base64, consent: { given, by: consent.by.trim(), for: 'website', ...(until && { until }) } });
    } catch (error) {
      setFailed((error as Error).message);
    }
  };
  const set = (field: keyof typeof consent) => (event: { target: HTMLInputElement }) =>
    setConsent({ ...consent, [field]: event.target.value });
  return (
    <fieldset className={styles.photo}>
      <legend className={styles.legend}>New photo</legend>
      <div className={styles.crop}>
        <span className={styles.cropPrint}>
          <canvas ref={canvas} className={styles.picture} data-moves {...drag}>
            The part of the picture that pages show
          </canvas>
        </span>
        {sliders
          .filter(({ isShown }) => isShown)
          .map(({ key, label, isShown: _, ...range }) => (
            <label key={key} className={styles.range}>
              {label}
              <input
                type="range"
                {...range}
                value={crop[key]}
                onChange={({ target }) => setCrop({ ...crop, [key]: Number(target.value) })}
              />
            </label>
          ))}
      </div>
      <div className={styles.record}>
        <p>
          {name || 'This person'} must have agreed that the website shows this photo. The record is never published.
        </p>
        <TextField
          ref={by}
          label="Consent given by"
          help="The name of the person in the photo, or of a parent."
          required
          value={consent.by}
          problem={isAsked ? wrong.by : undefined}
          onChange={set('by')}
        />
        <TextField
          label="Given on"
          type="date"
          required
          max={today}
          value={consent.given}
          problem={isAsked ? wrong.given : undefined}
          onChange={set('given')}
        />
        <TextField
          label="Until"
          help="The last day on which pages may show it. Empty: without an end."
          type="date"
          min={today}
          value={consent.until}
          problem={isAsked ? wrong.until : undefined}
          onChange={set('until')}
        />
        <p className={styles.row}>
          <Button onClick={() => void use()}>Use this photo</Button>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </p>
        {failed && (
          <p role="alert" className={styles.problem}>
            {failed}
          </p>
        )}
      </div>
    </fieldset>
  );
}

function consentProblems({ by, given, until }: { by: string; given: string; until: string }, today: string) {
  return {
    by: by.trim() === '' ? 'Write who agreed. Without a consent there is no photo.' : undefined,
    given: given === '' || given > today ? 'Write the day on which they agreed: today, or a day before.' : undefined,
    until: until !== '' && until < today ? 'This day is over. Choose a later one, or leave it empty.' : undefined,
  };
}

/** Moves the picture below the frame with the pointer. The sliders do the same by key. */
function useDrag(picture: ImageBitmap, crop: Crop, setCrop: (crop: Crop) => void) {
  const last = useRef<{ x: number; y: number }>(undefined);
  const clamp = (percent: number) => Math.max(0, Math.min(100, percent));
  return {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
      if (!last.current) return;
      const part = cropOf(picture, crop);
      const pixel = part.width / currentTarget.clientWidth;
      // From the middle of what is shown: at an edge of the picture the face may be further out.
      const x = part.x + part.width / 2 - (clientX - last.current.x) * pixel;
      const y = part.y + part.height / 2 - (clientY - last.current.y) * pixel;
      last.current = { x: clientX, y: clientY };
      setCrop({ ...crop, x: clamp((x / picture.width) * 100), y: clamp((y / picture.height) * 100) });
    },
    onPointerUp: () => {
      last.current = undefined;
    },
    onPointerCancel: () => {
      last.current = undefined;
    },
  };
}
