export { contentApi, ContentError, type ContentApi } from './content-api';
export { posted, request, RequestError } from './request';
export { announceSave, onSave } from './saves';
