export { ScriptChooser } from './script-chooser';
export type { ScriptChooserProps, ScriptChoice } from './script-chooser';
