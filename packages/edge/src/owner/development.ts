/** Who is named as issuer and audience of assertions that the development key has signed. */
export const DEVELOPMENT = { issuer: 'urn:tutoring:development', audience: 'owner' } as const;
