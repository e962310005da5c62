/** Preloaded into a server that a test starts: its clock runs ahead by the milliseconds in the named file, read once at start. */
import { readFileSync } from 'node:fs'

const aheadMs = Number(readFileSync(process.env.CLOCK_AHEAD_FILE, 'utf8'))
const now = Date.now
Date.now = () => now() + aheadMs
