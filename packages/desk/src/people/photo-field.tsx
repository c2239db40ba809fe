import { Button } from '@tutoring/ui/button';
import { TextField } from '@tutoring/ui/field';
import { useEffect, useId, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { cropOf, drawCrop, maxZoom, photoOf, readPicture, type Crop } from './photo';
import type { NewPhoto } from './use-new-photos';
import * as styles from './people.css';

/** A photo that somebody has agreed to show. */
export interface UsedPhoto {
  base64: string;
  consent: { given: string; by: string; for: 'website'; until?: string };
}

interface PhotoFieldProps {
  /** The field's name in the form. */
  field: string;
  name: string;
  today: string;
  /** The present photo, or the initials. */
  face: ReactNode;
  /** The consent to the present photo; nothing without a photo. */
  consent: ReactNode;
  /** What the last save was refused for. */
  problem: string | undefined;
  hasPhoto: boolean;
  /** A chosen picture that is not used yet. */
  newPhoto: NewPhoto | undefined;
  onChoose: (picture: Blob) => void;
  /** The crop or the consent has changed. */
  onChange: (photo: NewPhoto) => void;
  onUse: (photo: UsedPhoto) => void;
  /** Gives the chosen picture up. */
  onCancel: () => void;
  onRemove: () => void;
}

/** The photo, and beside it the record of the consent. There is no new photo without one. */
export function PhotoField({
  field,
  name,
  today,
  face,
  consent,
  problem,
  hasPhoto,
  newPhoto,
  onChoose,
  onChange,
  onUse,
  onCancel,
  onRemove,
}: PhotoFieldProps) {
  const [isJustChosen, setJustChosen] = useState(false);
  const [refused, setRefused] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const choose = (file: File | undefined) => {
    setRefused(undefined);
    // The same file can be chosen again after it was corrected.
    if (input.current) input.current.value = '';
    if (!file) return;
    readPicture(file).then(
      () => {
        setJustChosen(true);
        onChoose(file);
      },
      (error: Error) => setRefused(error.message),
    );
  };
  // The pressed button is gone.
  const focusSoon = () => requestAnimationFrame(() => button.current?.focus());
  if (newPhoto)
    return (
      <NewPhotoFields
        field={field}
        name={name}
        today={today}
        photo={newPhoto}
        takesFocus={isJustChosen}
        onChange={onChange}
        onCancel={() => {
          onCancel();
          focusSoon();
        }}
        onUse={(photo) => {
          onUse(photo);
          focusSoon();
        }}
      />
    );
  const says = refused ?? problem;
  return (
    <fieldset className={styles.photo} data-field={field}>
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
            <Button
              variant="secondary"
              onClick={() => {
                onRemove();
                focusSoon();
              }}
            >
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

interface NewPhotoFieldsProps extends Pick<
  PhotoFieldProps,
  'field' | 'name' | 'today' | 'onChange' | 'onUse' | 'onCancel'
> {
  photo: NewPhoto;
  /** Whether the owner has chosen it just now. */
  takesFocus: boolean;
}

const PREVIEW_WIDTH = 480;
const STEP = 0.05;

/** A crop of a picture, and who has agreed to it. */
function NewPhotoFields({ field, name, today, photo, takesFocus, onChange, onUse, onCancel }: NewPhotoFieldsProps) {
  const { crop, consent } = photo;
  const { picture, error: unreadable } = usePicture(photo.picture);
  const [isAsked, setAsked] = useState(false);
  const [failed, setFailed] = useState<string>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const by = useRef<HTMLInputElement>(null);
  const given = useRef<HTMLInputElement>(null);
  const until = useRef<HTMLInputElement>(null);
  // Cropping takes a moment, in which the owner may type. The photo goes into the newest text.
  const newestUse = useRef(onUse);
  useEffect(() => {
    newestUse.current = onUse;
  });
  const setCrop = (next: Crop) => onChange({ ...photo, crop: next });
  const drag = useDrag(picture, crop, setCrop);
  useEffect(() => {
    if (canvas.current && picture) drawCrop(canvas.current, picture, crop, PREVIEW_WIDTH);
  }, [picture, crop]);
  useEffect(() => {
    if (takesFocus) by.current?.focus();
  }, [takesFocus]);

  const sliders = picture ? slidersOf(picture, crop) : [];
  const wrong = consentProblems(consent, today);
  const use = async () => {
    setAsked(true);
    const first = wrong.by ? by : wrong.given ? given : wrong.until ? until : undefined;
    if (first) first.current?.focus();
    if (first || !picture) return;
    try {
      const base64 = await photoOf(picture, crop);
      const { by: name, given: day, until: end } = consent;
      newestUse.current({
        base64,
        consent: { given: day, by: name.trim(), for: 'website', ...(end && { until: end }) },
      });
    } catch (error) {
      setFailed((error as Error).message);
    }
  };
  const says = failed ?? unreadable?.message;
  const set = (field: keyof typeof consent) => (event: { target: HTMLInputElement }) =>
    onChange({ ...photo, consent: { ...consent, [field]: event.target.value } });
  return (
    <fieldset className={styles.photo} data-field={field}>
      <legend className={styles.legend}>New photo</legend>
      <div className={styles.crop}>
        <span className={styles.cropPrint}>
          <canvas ref={canvas} className={styles.picture} data-moves {...drag}>
            The part of the picture that pages show
          </canvas>
        </span>
        {!picture && !unreadable && <p role="status">Reading the picture…</p>}
        {sliders.map(({ key, label, ...range }) => (
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
          ref={given}
          label="Given on"
          type="date"
          required
          max={today}
          value={consent.given}
          problem={isAsked ? wrong.given : undefined}
          onChange={set('given')}
        />
        <TextField
          ref={until}
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
        <p className={styles.quiet}>
          {photo.isKept
            ? 'Not used yet; kept in this browser.'
            : 'This browser has no room to keep the picture: use it and save before you close this page.'}
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

/** The picture, once it is read. */
function usePicture(file: Blob): { picture?: ImageBitmap; error?: Error } {
  const [read, setRead] = useState<{ file?: Blob; picture?: ImageBitmap; error?: Error }>({});
  useEffect(() => {
    let isOver = false;
    readPicture(file).then(
      (picture) => isOver || setRead({ file, picture }),
      (error: Error) => isOver || setRead({ file, error }),
    );
    return () => {
      isOver = true;
    };
  }, [file]);
  return read.file === file ? read : {};
}

/** The sliders that change something. */
function slidersOf(picture: ImageBitmap, crop: Crop) {
  const part = cropOf(picture, crop);
  const zoom = maxZoom(picture);
  return (
    [
      { key: 'x', label: 'Left to right', min: 0, max: 100, step: 1, isShown: part.width < picture.width - 1 },
      { key: 'y', label: 'Top to bottom', min: 0, max: 100, step: 1, isShown: part.height < picture.height - 1 },
      { key: 'zoom', label: 'Closer', min: 1, max: zoom, step: STEP, isShown: zoom > 1 + STEP },
    ] as const
  ).flatMap(({ isShown, ...slider }) => (isShown ? [slider] : []));
}

function consentProblems({ by, given, until }: { by: string; given: string; until: string }, today: string) {
  return {
    by: by.trim() === '' ? 'Write who agreed. Without a consent there is no photo.' : undefined,
    given: given === '' || given > today ? 'Write the day on which they agreed: today, or a day before.' : undefined,
    until: until !== '' && until < today ? 'This day is over. Choose a later one, or leave it empty.' : undefined,
  };
}

/** Moves the picture below the frame with the pointer. The sliders do the same by key. */
function useDrag(picture: ImageBitmap | undefined, crop: Crop, setCrop: (crop: Crop) => void) {
  const last = useRef<{ x: number; y: number }>(undefined);
  const clamp = (percent: number) => Math.max(0, Math.min(100, percent));
  return {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
      if (!last.current || !picture) return;
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
