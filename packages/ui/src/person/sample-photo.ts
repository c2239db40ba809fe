import type { PersonPhoto } from './person';

/** A drawing in the shape of a portrait that says what it is. Stories show no photo of a real person. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 400">
<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#c9bda4"/><stop offset="1" stop-color="#77705f"/></linearGradient></defs>
<path fill="url(#g)" d="M0 0h320v400H0z"/>
<path fill="#4b463e" d="M28 400c8-92 58-132 132-132s124 40 132 132z"/>
<path fill="#e6dccb" d="M160 72c48 0 72 40 68 92-4 54-32 88-68 88s-64-34-68-88c-4-52 20-92 68-92z"/>
<g stroke="#1d1b18" stroke-opacity=".16" stroke-width="3"><path d="M0 60h320M0 120h320M0 180h320M0 240h320M0 300h320"/></g>
<text x="160" y="366" fill="#fffdf9" font-family="sans-serif" font-size="40" letter-spacing="8" text-anchor="middle">SAMPLE</text>
</svg>`;

export const SAMPLE_PHOTO: PersonPhoto = { src: `data:image/svg+xml,${encodeURIComponent(drawing)}` };
