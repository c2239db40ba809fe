export { Tool } from './tool';
export type { ToolProps } from './tool';
export { useToolFields } from './use-tool-fields';
export type { ToolFields } from './use-tool-fields';
export type { Fields, ToolForm } from './fields';
export type { ToolReport } from './report';
