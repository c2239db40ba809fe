import * as z from 'zod/mini';

/** The answer of `GET /api/geo`: the visitor's place, as Cloudflare sees it. Upper case; `null` if unknown. */
export const geoAnswerSchema = z.object({
  /** ISO 3166-1 alpha-2, such as `CA`. */
  country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** The subdivision part of ISO 3166-2, such as `QC`. */
  region: z.nullable(z.string().check(z.regex(/^[A-Z0-9]{1,3}$/))),
});

export type GeoAnswer = z.infer<typeof geoAnswerSchema>;
