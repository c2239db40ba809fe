/**
 * The web APIs that this package calls. Node, Workers and browsers all have them, but TypeScript declares them only with the
 * DOM or with Node's types. Those would also allow code that runs in only one of them.
 */
declare class URL {
  constructor(url: string, base?: string);
  readonly host: string;
  readonly hostname: string;
  readonly href: string;
  readonly origin: string;
  readonly pathname: string;
  readonly protocol: string;
  readonly search: string;
  readonly searchParams: { get(name: string): string | null };
}

declare class TextEncoder {
  encode(text: string): Uint8Array;
}

declare class TextDecoder {
  decode(octets: Uint8Array): string;
}

/** Base64 of a text whose characters are octets. */
declare function btoa(octets: string): string;

/** @throws {DOMException} for anything but base64. */
declare function atob(base64: string): string;
