/** Issuer and audience of assertions signed with the development key. */
export const DEVELOPMENT = { issuer: 'urn:tutoring:development', audience: 'owner' } as const;
