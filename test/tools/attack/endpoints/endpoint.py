"""A hand-written GitHub endpoint. With FLAW, one thing is wrong. Prints its port."""
import hashlib
import hmac
import json
import os
import re
import sys
import threading
import traceback
import zlib
from http.server import BaseHTTPRequestHandler, HTTPServer, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

SECRET = os.environ["SECRET"].encode()
FLAW = os.environ.get("FLAW", "")
LIMIT = 2_000_000
HEADER = "X-Hub-Signature-256"

seen = {}
kept = []
effects = {}
lock = threading.Lock()


class Refusal(Exception):
    def __init__(self, status):
        self.status = status


def sign(body):
    return "sha256=" + hmac.new(SECRET, body, hashlib.sha256).hexdigest()


def inflate(body):
    size = 0
    try:
        while body:
            stream = zlib.decompressobj(31)
            size += len(stream.decompress(body))
            body = stream.unused_data
    except zlib.error:
        pass
    return size


class Handler(BaseHTTPRequestHandler):
    # One connection at a time must not be kept by one client.
    protocol_version = "HTTP/1.0" if FLAW == "one at a time" else "HTTP/1.1"
    timeout = 20

    def log_message(self, *args):
        pass

    def read_length(self, count):
        body = bytearray()
        while len(body) < count:
            part = self.rfile.read(min(65536, count - len(body)))
            if not part:
                raise Refusal(400)
            body += part
        return bytes(body)

    def read_chunks(self):
        body = bytearray()
        while True:
            line = self.rfile.readline(1000)
            if not re.fullmatch(rb"[0-9a-fA-F]{1,8}(;[^\r\n]*)?\r\n", line):
                raise Refusal(400)
            size = int(line.split(b";")[0], 16)
            if len(body) + size > LIMIT and FLAW != "chunked without limit":
                raise Refusal(413)
            if size == 0:
                while self.rfile.readline(1000) not in (b"\r\n", b""):
                    pass
                return bytes(body)
            body += self.read_length(size)
            self.rfile.readline(10)

    def read_body(self):
        if self.headers.get("Transfer-Encoding", "").lower() == "chunked":
            return self.read_chunks()
        text = self.headers.get("Content-Length", "0")
        if not re.fullmatch(r"[0-9]{1,12}", text):
            raise Refusal(400)
        count = int(text)
        if count > LIMIT and FLAW != "no limit":
            raise Refusal(413)
        if FLAW == "one read":
            return self.rfile.read1(count)
        return self.read_length(count)

    def is_genuine(self, body):
        given = self.headers.get(HEADER)
        if given is None:
            return FLAW == "only if present"
        if FLAW == "upper case":
            given = given.lower()
        if FLAW == "json again":
            try:
                body = json.dumps(json.loads(body), separators=(",", ":"), ensure_ascii=False).encode()
            except ValueError:
                pass
        return hmac.compare_digest(given.encode("latin-1"), sign(body).encode())

    def answer(self, status, text=b""):
        self.send_response(status)
        self.send_header("Content-Length", str(len(text)))
        if status >= 400 and FLAW != "unread body":
            self.send_header("Connection", "close")
            self.close_connection = True
        self.end_headers()
        self.wfile.write(text)

    def do_GET(self):
        path = urlsplit(self.path)
        if path.path == "/count":
            name = parse_qs(path.query).get("id", [""])[0]
            return self.answer(200, str(effects.get(name, 0)).encode())
        return self.answer(404)

    def do_POST(self):
        try:
            if FLAW == "unread body" and not self.headers.get(HEADER):
                return self.answer(401, b"unauthorized")
            body = self.read_body()
            if FLAW == "keeps bodies":
                kept.append(body)
            if FLAW == "inflates all" and self.headers.get("Content-Encoding") == "gzip":
                inflate(body)
            if not self.is_genuine(body):
                return self.answer(401, sign(body).encode() if FLAW == "leak" else b"unauthorized")
            try:
                json.loads(body)
            except (ValueError, RecursionError):
                return self.answer(400)
            name = self.headers.get("X-GitHub-Delivery", "")
            with lock:
                if name in seen and FLAW != "no dedupe":
                    return self.answer(200 if seen[name] == "done" else 503)
                seen[name] = "in progress"
            with lock:
                effects[name] = effects.get(name, 0) + 1
            seen[name] = "done"
            return self.answer(200, b"ok")
        except Refusal as refusal:
            return self.answer(refusal.status)
        except OSError:
            self.close_connection = True
        except Exception:
            return self.answer(500, traceback.format_exc().encode())


class Server(HTTPServer if FLAW == "one at a time" else ThreadingHTTPServer):
    request_queue_size = 256
    daemon_threads = True

    def handle_error(self, request, client_address):
        pass


server = Server(("127.0.0.1", 0), Handler)
print(server.server_address[1], flush=True)
threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
server.serve_forever()
