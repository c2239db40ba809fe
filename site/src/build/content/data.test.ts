import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readData } from './data';

const folder = join(import.meta.dirname, '../../../data');

/** Reads brand.yaml with some of its lines replaced. */
function brandWith(...lines: string[]) {
  const copy = mkdtempSync(join(tmpdir(), 'data-'));
  cpSync(folder, copy, { recursive: true });
  const file = join(copy, 'brand.yaml');
  let text = readFileSync(file, 'utf8');
  for (const line of lines) {
    const [key = ''] = line.split(':');
    const own = new RegExp(`^${key}: .*$`, 'm');
    expect(text).toMatch(own);
    text = text.replace(own, () => line);
  }
  writeFileSync(file, text);
  return readData(copy).brand;
}

describe('third parties in brand.yaml', () => {
  it('may all be off', () => {
    const nobody = ['locator', 'staticContent', 'hostingApi', 'violationEndpoint'].map((key) => `${key}: ''`);
    expect(brandWith(...nobody, "calendar: { embed: '' }", 'video: none')).toMatchObject({
      locator: '',
      calendar: { embed: '' },
      video: 'none',
      staticContent: '',
      hostingApi: '',
      violationEndpoint: '',
    });
  });

  it.each([
    ['locator: https://geo.example/country?key=1'],
    ["calendar: { embed: 'https://calendar.example/embed?team=1' }"],
    ['staticContent: https://static.example:8443'],
    ['hostingApi: https://api.host.example/v1'],
    ['video: vimeo'],
    ['violationEndpoint: /api/violations'],
    ['violationEndpoint: https://reports.example/api/1/?key=a-b'],
  ])('accepts %s', (line) => {
    expect(() => brandWith(line)).not.toThrow();
  });

  it.each([
    ['locator: http://geo.example', 'locator'],
    ["calendar: { embed: 'https://*.example' }", 'calendar.embed'],
    ["calendar: { embed: 'calendar.example' }", 'calendar.embed'],
    ['staticContent: https://static.example/files', 'staticContent'],
    ["hostingApi: 'https://a.example; script-src *'", 'hostingApi'],
    ['video: peertube', 'video'],
    // Values that would end a directive, a value or the line, or change the host.
    ['violationEndpoint: //evil.example', 'violationEndpoint'],
    ["violationEndpoint: '/api/violations; script-src *'", 'violationEndpoint'],
    ["violationEndpoint: 'https://a.example/;script-src'", 'violationEndpoint'],
    [`violationEndpoint: 'https://a.example/",b="c'`, 'violationEndpoint'],
    ['violationEndpoint: "https://a.example/\\nX-Header: a"', 'violationEndpoint'],
    ['violationEndpoint: api/violations', 'violationEndpoint'],
  ])('rejects %s', (line, field) => {
    expect(() => brandWith(line)).toThrow(new RegExp(`brand\\.yaml:\\d+\\n.*The field "${field}" is wrong: .+`));
  });
});
