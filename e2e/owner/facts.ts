/** The prices, below the project's folder. */
export const PRICES_FILE = 'site/data/prices.yaml';
