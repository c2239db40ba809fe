import { safeStorage } from '@tutoring/ui/internal/storage';

const NAME = 'desk.name';

/** The name that the owner wrote in Launch; empty before. */
export const ownerName = (): string => safeStorage('local').get(NAME) ?? '';

/** Keeps the owner's name in this browser. */
export const keepOwnerName = (name: string): void => void safeStorage('local').set(NAME, name);
