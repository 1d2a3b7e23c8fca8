// A hand-written Stripe endpoint. With FLAW, one thing is wrong. Prints its port.
package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"regexp"
	"runtime/debug"
	"strconv"
	"strings"
	"sync"
	"time"
)

var (
	secret  = []byte(os.Getenv("SECRET"))
	flaw    = os.Getenv("FLAW")
	mutex   sync.Mutex
	seen    = map[string]bool{}
	effects = map[string]int{}
	number  = regexp.MustCompile(`^[1-9][0-9]{0,11}$`)
)

const limit = 2_000_000

func sign(parts ...string) []byte {
	mac := hmac.New(sha256.New, secret)
	for _, part := range parts {
		mac.Write([]byte(part))
	}
	return mac.Sum(nil)
}

func isFresh(text string) bool {
	if flaw == "no time" {
		return true
	}
	if !number.MatchString(text) {
		return false
	}
	at, _ := strconv.ParseInt(text, 10, 64)
	age := time.Now().Unix() - at
	if flaw == "only the past" {
		return age <= 300
	}
	return age <= 300 && age >= -300
}

func isGenuine(header http.Header, body string) bool {
	values := header.Values("Stripe-Signature")
	if len(values) != 1 {
		return false
	}
	var times, macs []string
	for _, element := range strings.Split(values[0], ",") {
		name, value, _ := strings.Cut(element, "=")
		switch name {
		case "t":
			times = append(times, value)
		case "v1":
			macs = append(macs, value)
		}
	}
	if len(times) != 1 || !isFresh(times[0]) {
		return false
	}
	expected := sign(times[0], ".", body)
	for index, text := range macs {
		if flaw == "first signature" && index > 0 {
			break
		}
		mac, err := hex.DecodeString(text)
		if flaw == "short comparison" && err == nil && len(mac) >= 4 && text == strings.ToLower(text) && strings.HasPrefix(string(expected), string(mac)) {
			return true
		}
		if err == nil && text == strings.ToLower(text) && hmac.Equal(mac, expected) {
			return true
		}
	}
	return false
}

func receive(response http.ResponseWriter, request *http.Request) {
	defer func() {
		if recover() != nil {
			http.Error(response, string(debug.Stack()), 500)
		}
	}()
	if request.Method != http.MethodPost {
		response.WriteHeader(405)
		return
	}
	reader := io.Reader(http.MaxBytesReader(response, request.Body, limit))
	if flaw == "no limit" {
		reader = request.Body
	}
	read := io.ReadAll
	if flaw == "one read" {
		read = readOnce
	}
	bytes, err := read(reader)
	if err != nil {
		response.WriteHeader(413)
		return
	}
	if flaw == "trusts the proxy" && strings.HasPrefix(request.Header.Get("X-Forwarded-For"), "127.") {
		fmt.Fprint(response, "ok")
		return
	}
	if !isGenuine(request.Header, string(bytes)) {
		if flaw == "stack" {
			http.Error(response, string(debug.Stack()), 401)
			return
		}
		http.Error(response, "unauthorized", 401)
		return
	}
	var event struct{ ID string }
	if json.Unmarshal(bytes, &event) != nil {
		response.WriteHeader(400)
		return
	}
	handle(event.ID)
	fmt.Fprint(response, "ok")
}

func readOnce(reader io.Reader) ([]byte, error) {
	bytes := make([]byte, limit)
	count, err := reader.Read(bytes)
	if err == io.EOF {
		err = nil
	}
	return bytes[:count], err
}

func handle(id string) {
	if flaw == "late" {
		go func() {
			time.Sleep(500 * time.Millisecond)
			once(id)
		}()
		return
	}
	if flaw == "race" {
		mutex.Lock()
		done := seen[id]
		mutex.Unlock()
		if done {
			return
		}
		time.Sleep(10 * time.Millisecond)
		mutex.Lock()
		seen[id] = false
		mutex.Unlock()
	}
	once(id)
}

func once(id string) {
	mutex.Lock()
	defer mutex.Unlock()
	if seen[id] {
		return
	}
	seen[id] = true
	effects[id]++
}

func count(response http.ResponseWriter, request *http.Request) {
	mutex.Lock()
	defer mutex.Unlock()
	fmt.Fprint(response, effects[request.URL.Query().Get("id")])
}

func main() {
	http.HandleFunc("/hooks", receive)
	http.HandleFunc("/count", count)
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		panic(err)
	}
	fmt.Println(listener.Addr().(*net.TCPAddr).Port)
	go func() {
		io.Copy(io.Discard, os.Stdin)
		os.Exit(0)
	}()
	server := http.Server{ReadTimeout: 20 * time.Second, ReadHeaderTimeout: 5 * time.Second}
	server.Serve(listener)
}
