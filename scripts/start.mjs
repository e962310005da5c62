// Plain JavaScript, so that an older Node gets far enough to print a message instead of a syntax error.
const major = Number(process.versions.node.split('.')[0])

if (major < 24) {
  console.error(`Ankur needs Node 24, and this is Node ${process.versions.node}.`)
  console.error('On Linux x64 and arm64, `npm ci` brings Node 24 along: run `npm ci`, then `npm start`.')
  console.error('Elsewhere, install Node 24 from https://nodejs.org and try again.')
  process.exit(1)
}

await import('./start.ts')
