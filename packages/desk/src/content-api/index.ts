export { contentApi, ContentError, type ContentApi } from './content-api';
export { announcePublication, announceSave, onSave, onUnpublished } from './saves';
