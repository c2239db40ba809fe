export { contentApi, ContentError, type ContentApi } from './content-api';
export { announceSave, onSave } from './saves';
