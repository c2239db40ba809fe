export { enhanceInstallCard, type InstallCardOptions } from './enhance';
export {
  INSTALL_DISMISSAL_DAYS,
  INSTALL_PROMPT_DELAY_MS,
  InstallError,
  InstallPrompt,
  type InstallEnvironment,
  type InstallEvent,
} from './install-prompt';
