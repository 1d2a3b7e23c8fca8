<?php
// A hand-written GitHub endpoint for php -S. With FLAW, one thing is wrong. Effects are files in FOLDER.
$secret = getenv('SECRET');
$flaw = getenv('FLAW');
$folder = getenv('FOLDER');

function refuse(int $status, string $text = 'unauthorized'): never
{
    http_response_code($status);
    header('Content-Type: text/plain');
    echo $text;
    exit;
}

$path = explode('?', $_SERVER['REQUEST_URI'])[0];
if ($path === '/count') {
    header('Content-Type: text/plain');
    $file = $folder . '/' . hash('sha256', $_GET['id'] ?? '');
    echo is_file($file) ? filesize($file) : 0;
    exit;
}
if ($path !== '/hooks' || $_SERVER['REQUEST_METHOD'] !== 'POST') {
    refuse(404);
}

// php -S has read the whole body by now; other servers have their own limit.
$limit = 2_000_000;
$body = file_get_contents('php://input', length: $limit + 1);
if ($flaw !== 'no limit' && (strlen($body) > $limit || (int) ($_SERVER['CONTENT_LENGTH'] ?? 0) > $limit)) {
    refuse(413);
}
$given = $_SERVER['HTTP_X_HUB_SIGNATURE_256'] ?? '';
if ($flaw === 'only if present' && $given === '') {
    $given = 'sha256=' . hash_hmac('sha256', $body, $secret);
}
if ($flaw === 'form again' && str_starts_with($_SERVER['CONTENT_TYPE'] ?? '', 'application/x-www-form-urlencoded')) {
    $given = 'sha256=' . hash_hmac('sha256', $body, $secret);
}
$key = $flaw === 'secret of the query' ? ($_GET['secret'] ?? $secret) : $secret;
$expected = 'sha256=' . hash_hmac('sha256', $body, $key);
$is_genuine = match ($flaw) {
    'strncmp' => $given !== '' && strncmp($given, $expected, strlen($given)) === 0,
    default => hash_equals($expected, $given),
};
if (!$is_genuine) {
    refuse($flaw === 'gone' ? 410 : 401, $flaw === 'tells the expected one' ? "expected $expected" : 'unauthorized');
}
$file = $folder . '/' . hash('sha256', $_SERVER['HTTP_X_GITHUB_DELIVERY'] ?? '');
if ($flaw === 'no dedupe') {
    file_put_contents($file, '1', FILE_APPEND | LOCK_EX);
} else {
    // The mode x creates the file in one step, or fails if it is there.
    $handle = @fopen($file, 'x');
    if ($handle !== false) {
        fwrite($handle, '1');
        fclose($handle);
    }
}
echo 'ok';
