import { expect, test } from 'vitest'
import { allowedRedirect, nextPath } from './redirect-target.ts'

const site = 'https://ankur.example'

test('pages of this site are allowed as redirect targets, with their query', () => {
  expect(allowedRedirect('https://ankur.example/dashboard?a=1#b', site)).toBe('https://ankur.example/dashboard?a=1#b')
  expect(nextPath('https://ankur.example/autism-test?x=1', site)).toBe('/autism-test?x=1')
})

test.each([
  undefined,
  '',
  '/dashboard',
  '//evil.example/x',
  '/\\evil.example',
  'https://evil.example/',
  'http://ankur.example/',
  'https://ankur.example:8443/',
  'https://ankur.example.evil.example/',
  'https://ankur.example@evil.example/',
  'https://user@ankur.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://2130706433/',
  'https://ankur%2Eexample/',
  'https://ANKUR.example:443/x',
  'http://127.0.0.1:3000/',
  'not an address',
  ' https://ankur.example/x',
])('%s leads to the site itself', (target) => {
  expect(allowedRedirect(target, site)).toBe(site)
  expect(nextPath(target, site)).toBe('/dashboard')
})

test('a path that a browser would read as a host is not used', () => {
  expect(nextPath('https://ankur.example//evil.example', site)).toBe('/dashboard')
})

test('on a local installation every loopback name and port is allowed, and no other host', () => {
  const home = 'http://localhost:3000'
  for (const target of ['http://localhost:5173/dashboard', 'http://127.0.0.1:3000/x', 'http://[::1]:3000/']) {
    expect(allowedRedirect(target, home)).toBe(target)
  }
  for (const target of [
    'https://evil.example/',
    'http://2130706433:3000/',
    'http://localhost.evil.example/',
    'http://192.168.0.1/',
    'ftp://localhost/',
  ]) {
    expect(allowedRedirect(target, home)).toBe(home)
  }
})
