/** A readable label such as "Chrome, Android"; null when the user agent string contains no known browser. */
export function browserKind(userAgent: string | null): string | null {
  if (!userAgent) return null
  const found = [firstOf(browsers, userAgent), firstOf(systems, userAgent)].filter((name) => name !== null)
  return found.length === 0 ? null : found.join(', ')
}

/** Most user agent strings also contain the names of other browsers, so the most specific pattern is tried first. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\b(EdgA?|EdgiOS)\//, 'Edge'],
  [/\b(OPR|OPiOS|Opera Mini)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

function firstOf(names: readonly (readonly [RegExp, string])[], line: string): string | null {
  return names.find(([pattern]) => pattern.test(line))?.[1] ?? null
}
