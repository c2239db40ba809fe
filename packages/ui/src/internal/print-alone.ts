export { printAlone } from '../tool/print-alone';
