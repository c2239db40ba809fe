export { Checkbox, RadioGroup, Select, Switch, TextArea, TextField } from './field';
export type { FieldProps, RadioGroupProps, SelectProps, TextAreaProps, TextFieldProps, ToggleProps } from './field';
