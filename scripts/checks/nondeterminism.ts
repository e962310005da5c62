import { Visitor, type Program } from 'oxc-parser'

/** Globals that a package may not use: the same answers must give the same result next year. */
const environmentGlobals = new Set(
  (
    'performance crypto fetch document window navigator localStorage sessionStorage process setTimeout setInterval ' +
    'setImmediate queueMicrotask requestAnimationFrame console globalThis Temporal'
  ).split(' '),
)

/** Finds uses of the clock, of randomness and of other globals of the environment in a parsed file. */
export function findNondeterminism(program: Program): string[] {
  const problems = new Set<string>()
  const declared = new Set<string>()
  const used = new Set<string>()
  /** Identifiers already handled with their parent, or that are property names and not values. */
  const handled = new Set<unknown>()

  new Visitor({
    MemberExpression(node) {
      if (!node.computed) handled.add(node.property)
      if (node.object.type !== 'Identifier' || !['Date', 'Math'].includes(node.object.name)) return
      handled.add(node.object)
      const { name: owner } = node.object
      const member = node.property.type === 'Literal' ? node.property.value : 'name' in node.property && node.property.name
      if (owner === 'Date' && member === 'now') problems.add('Date.now reads a clock: take the time as an argument')
      if (owner === 'Math' && member === 'random') problems.add('Math.random is random: take it as an argument')
    },
    NewExpression(node) {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'Date') return
      handled.add(node.callee)
      if (node.arguments.length === 0) problems.add('new Date() without a value reads a clock')
    },
    BinaryExpression(node) {
      if (node.operator === 'instanceof') handled.add(node.right)
    },
    TSTypeReference(node) {
      handled.add(node.typeName)
    },
    Property(node) {
      if (!node.computed && !node.shorthand) handled.add(node.key)
    },
    PropertyDefinition(node) {
      if (!node.computed) handled.add(node.key)
    },
    MethodDefinition(node) {
      if (!node.computed) handled.add(node.key)
    },
    TSPropertySignature(node) {
      handled.add(node.key)
    },
    TSMethodSignature(node) {
      handled.add(node.key)
    },
    VariableDeclarator(node) {
      if (node.id.type === 'Identifier') declared.add(node.id.name)
    },
    FunctionDeclaration(node) {
      if (node.id) declared.add(node.id.name)
      for (const parameter of node.params) if (parameter.type === 'Identifier') declared.add(parameter.name)
    },
    ArrowFunctionExpression(node) {
      for (const parameter of node.params) if (parameter.type === 'Identifier') declared.add(parameter.name)
    },
    ImportSpecifier(node) {
      handled.add(node.imported)
      declared.add(node.local.name)
    },
    Identifier(node) {
      if (!handled.has(node)) used.add(node.name)
    },
  }).visit(program)

  for (const name of used) {
    if (declared.has(name)) continue
    // `Date()` and `const { random } = Math` reach the same clock and randomness in another form.
    if (name === 'Date' || name === 'Math') problems.add(`${name} as a value hides a clock or randomness`)
    if (environmentGlobals.has(name)) problems.add(`${name} belongs to the environment`)
  }
  return [...problems]
}
