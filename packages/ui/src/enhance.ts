export { enhanceDialog } from './dialog/enhance';
export { enhanceLanguageSwitcher, type LanguageSwitcherOptions } from './language-switcher/enhance';
export { enhanceMobileMenu } from './mobile-menu/enhance';
export { enhanceNavigationMenu, type NavigationMenuOptions } from './navigation-menu/enhance';
export { enhancePromoBanner, type PromoBannerOptions } from './promo-banner/enhance';
export { enhanceReferenceCard } from './reference-card/enhance';
export { enhanceScroller } from './scroller/enhance';
export { enhanceIconTooltips } from './tooltip/enhance';
export { enhanceTableOfContents } from './table-of-contents/enhance';
