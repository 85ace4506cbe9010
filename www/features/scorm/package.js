// A SCORM package: the page in one file, the adapter, and the manifest that platforms read.

import { strToU8, zipSync } from 'fflate';
import { without } from '../../shared/state/own.js';

/** @typedef {'1.2' | '2004'} Version */

/** @typedef {Record<'waiting' | 'lost' | 'full' | 'copy' | 'aside' | 'strange' | 'fresh' | 'twice', string>} Notes */

/** By version: namespaces, schema version, and the name of an attribute. */
const SCHEMAS = /** @type {const} */ ({
  1.2: {
    ims: 'http://www.imsproject.org/xsd/imscp_rootv1p1p2',
    adl: 'http://www.adlnet.org/xsd/adlcp_rootv1p2',
    schema: '1.2',
    type: 'scormtype',
  },
  2004: {
    ims: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    adl: 'http://www.adlnet.org/xsd/adlcp_v1p3',
    schema: '2004 3rd Edition',
    type: 'scormType',
  },
});

/** Text for XML and HTML, in which control characters are not allowed. @param {string} text */
const marked = (text) =>
  text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Platforms tell packages from each other by it: FNV-1a in 64 bits. @type {(text: string) => string} */
const identifierOf = (text) => {
  const sum = strToU8(text).reduce(
    (before, byte) => BigInt.asUintN(64, (before ^ BigInt(byte)) * 0x100000001b3n),
    0xcbf29ce484222325n,
  );
  return `rolling-cubes-${sum.toString(16)}`;
};

/** @type {(link: string, title: string, version: Version, files: readonly string[]) => string} */
function manifest(link, title, version, files) {
  const { ims, adl, schema, type } = SCHEMAS[version];
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${identifierOf(`${link} ${title}`)}" version="1" xmlns="${ims}" xmlns:adlcp="${adl}">
  <metadata><schema>ADL SCORM</schema><schemaversion>${schema}</schemaversion></metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>${marked(title)}</title>
      <item identifier="activity" identifierref="page"><title>${marked(title)}</title></item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:${type}="sco" href="index.html">
      ${files.map((file) => `<file href="${file}"/>`).join('')}
    </resource>
  </resources>
</manifest>
`;
}

/** @type {(title: string, lang: string, given: Notes & {version: Version, link: string}) => string} */
function wrapper(title, lang, given) {
  const data = Object.entries(given).map(([key, text]) => `data-${key}="${marked(text)}"`);
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${marked(title)}</title>
<style>body{margin:0;height:100vh;display:flex;flex-direction:column;font:1em/1.4 sans-serif}iframe{border:0;flex:1}p{margin:0;max-height:30vh;overflow:auto;overflow-wrap:anywhere}p:not(:empty){padding:.5em 1em}button{align-self:start;margin:0 1em 1em;font:inherit;padding:.5em 1em}</style>
<body><script src="scorm.js" ${data.join(' ')}></script>
`;
}

/**
 * The package as a zip file. The link is about an exercise or a lesson, without answers.
 * @param {{version: Version, title: string, lang: string, link: string, notes: Notes, page: Uint8Array, adapter: string}} parts
 */
export function packageOf({ version, title, lang, link, notes, page, adapter }) {
  const own = without(link, ['answers', 'by', 'score', 'step', 'present', 'alone']);
  const files = {
    'index.html': strToU8(wrapper(title, lang, { version, link: `${own}&alone=1`, ...notes })),
    'scorm.js': strToU8(adapter),
    'rolling-cubes.html': page,
  };
  const imsmanifest = strToU8(manifest(own, title, version, Object.keys(files)));
  // Dates would make packages differ.
  return zipSync({ 'imsmanifest.xml': imsmanifest, ...files }, { mtime: new Date(1980, 0, 1) });
}
