/** Loaded before a server of a journey: its clock runs ahead by the milliseconds in the named file, as it starts. */
import { readFileSync } from 'node:fs'

const aheadMs = Number(readFileSync(process.env.CLOCK_AHEAD_FILE, 'utf8'))
const now = Date.now
Date.now = () => now() + aheadMs
