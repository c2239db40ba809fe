/** The installation without React. */
export { enhanceInstallCard, type InstallCardOptions } from './install-card/enhance';
export {
  INSTALL_DISMISSAL_DAYS,
  INSTALL_PROMPT_DELAY_MS,
  InstallError,
  InstallPrompt,
  type InstallEnvironment,
  type InstallEvent,
} from './install-card/install-prompt';
