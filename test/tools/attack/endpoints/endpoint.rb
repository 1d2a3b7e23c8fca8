# A hand-written GitHub endpoint over plain sockets. With FLAW, one thing is wrong. Prints its port.
require 'json'
require 'openssl'
require 'socket'

SECRET = ENV.fetch('SECRET')
FLAW = ENV.fetch('FLAW', '')
LIMIT = 2_000_000
SEEN = {}
EFFECTS = Hash.new(0)
LOCK = Mutex.new

class Refusal < StandardError
  attr_reader :status

  def initialize(status)
    super()
    @status = status
  end
end

def sign(body)
  'sha256=' + OpenSSL::HMAC.hexdigest('SHA256', SECRET, body)
end

def read_headers(socket)
  headers = Hash.new { |all, name| all[name] = [] }
  size = 0
  while (line = socket.gets("\n", 20_000)) && line != "\r\n"
    size += line.bytesize
    raise Refusal, 431 if size > 60_000 || !line.end_with?("\n")

    name, value = line.split(':', 2)
    raise Refusal, 400 if value.nil?

    headers[FLAW == 'letter case' ? name : name.downcase] << value.strip
  end
  headers
end

def read_exactly(socket, count)
  body = socket.read(count) || ''
  raise Refusal, 400 if body.bytesize < count

  body
end

def read_chunks(socket)
  body = +''
  loop do
    line = socket.gets("\n", 100).to_s
    raise Refusal, 400 unless line =~ /\A[0-9a-fA-F]{1,8}\r\n\z/

    size = line.to_i(16)
    raise Refusal, 413 if body.bytesize + size > LIMIT

    body << read_exactly(socket, size)
    socket.gets("\n", 10)
    return body if size.zero?
  end
end

def read_body(socket, headers)
  name = ->(text) { headers.key?(text) ? headers[text].first : nil }
  if (name.call('transfer-encoding') || name.call('Transfer-Encoding')).to_s.downcase == 'chunked'
    raise Refusal, 411 if FLAW == 'needs a length'

    return read_chunks(socket)
  end
  length = name.call('content-length') || name.call('Content-Length') || '0'
  raise Refusal, 400 unless length =~ /\A[0-9]{1,12}\z/
  raise Refusal, 413 if length.to_i > LIMIT

  read_exactly(socket, length.to_i)
end

def genuine?(headers, body)
  values = headers.fetch(FLAW == 'letter case' ? 'X-Hub-Signature-256' : 'x-hub-signature-256', [])
  return false unless values.size == 1

  given = values.first
  body = body.strip if FLAW == 'strip'
  given = given.split(', ').last.to_s if FLAW == 'last of several'
  expected = sign(body)
  given.bytesize == expected.bytesize && OpenSSL.secure_compare(given, expected)
end

def receive(headers, body)
  if FLAW == 'parses first'
    begin
      JSON.parse(body)
    rescue JSON::ParserError
      return [422, 'malformed']
    end
  end
  return [401, FLAW == 'tells the secret' ? "wrong signature (secret #{SECRET})" : 'unauthorized'] unless genuine?(headers, body)

  begin
    JSON.parse(body, max_nesting: 200)
  rescue JSON::ParserError, EncodingError
    return [400, 'refused']
  end
  id = headers.find { |name, _| name.downcase == 'x-github-delivery' }&.last&.first.to_s
  LOCK.synchronize do
    unless SEEN[id]
      SEEN[id] = true
      EFFECTS[id] += 1
    end
  end
  [200, 'ok']
end

def serve(socket)
  line = socket.gets("\n", 8_000).to_s
  raise Refusal, 400 unless line =~ %r{\A([A-Z]+) (\S+) HTTP/1\.[01]\r\n\z}

  method = Regexp.last_match(1)
  path = Regexp.last_match(2)
  headers = read_headers(socket)
  if path.start_with?('/count?id=')
    answer = [200, EFFECTS.fetch(URI.decode_www_form_component(path.split('=').last), 0).to_s]
  else
    socket.write("HTTP/1.1 100 Continue\r\n\r\n") if headers.any? { |name, values| name.downcase == 'expect' && values.first == '100-continue' }
    answer = method == 'POST' && path.split('?').first == '/hooks' ? receive(headers, read_body(socket, headers)) : [404, '']
  end
  write(socket, *answer)
rescue Refusal => e
  write(socket, e.status, '')
rescue SystemCallError, IOError
  nil
ensure
  socket.close
end

def write(socket, status, text)
  socket.write("HTTP/1.1 #{status} X\r\nContent-Length: #{text.bytesize}\r\nConnection: close\r\n\r\n#{text}")
  socket.close_write
rescue SystemCallError, IOError
  nil
end

require 'uri'
server = TCPServer.new('127.0.0.1', 0)
server.listen(256)
puts server.addr[1]
$stdout.flush
Thread.new do
  $stdin.read
  exit!(0)
end
Thread.report_on_exception = false
loop { Thread.new(server.accept) { |socket| serve(socket) } }
