module.exports = {
  testEnvironment: 'node',
  testMatch: ['**/*.jest.ts'],
  transform: { '\\.[jt]s$': '@swc/jest' },
  transformIgnorePatterns: ['/node_modules/(?!(webhook-receiver|jose)/)'],
}
