export { contentApi, ContentError, type ContentApi } from './content-api';
export { request, RequestError } from './request';
export { announceSave, onSave } from './saves';
