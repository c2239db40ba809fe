export { Tool } from '../tool/tool';
export type { ToolProps } from '../tool/tool';
export { useToolFields } from '../tool/use-tool-fields';
export type { ToolFields } from '../tool/use-tool-fields';
export type { Fields, ToolForm } from '../tool/fields';
export type { ToolReport } from '../tool/report';
