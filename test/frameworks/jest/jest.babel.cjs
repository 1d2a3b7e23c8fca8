module.exports = {
  testEnvironment: 'node',
  testMatch: ['**/*.jest.ts'],
  transformIgnorePatterns: ['/node_modules/(?!(webhook-receiver|jose)/)'],
}
