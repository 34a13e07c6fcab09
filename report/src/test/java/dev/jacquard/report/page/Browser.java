package dev.jacquard.report.page;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** Chromium without a window, of the size of a small laptop's screen. */
final class Browser implements AutoCloseable {
  /** Warns of every version of Chromium that is newer than Selenium; kept, or it would forget. */
  private static final Logger DEVTOOLS = Logger.getLogger("org.openqa.selenium.devtools");

  private static final int MOST_LOOKS = 300;

  private final ChromeDriver driver;
  private final Path folder;

  private Browser(ChromeDriver driver, Path folder) {
    this.driver = driver;
    this.folder = folder;
  }

  /** Starts the browser; aborts the test if there is none on this machine. */
  static Browser start(Path folder) {
    Optional<File> chromium = onPath("chromium", "chromium-browser", "google-chrome");
    Optional<File> chromedriver = onPath("chromedriver");
    assumeTrue(
        chromium.isPresent() && chromedriver.isPresent(),
        "pages are tried in a browser: install chromium and chromedriver (Debian: chromium,"
            + " chromium-driver) and put both on the PATH");
    ChromeOptions options = new ChromeOptions();
    options.setBinary(chromium.get());
    options.addArguments(
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--force-color-profile=srgb",
        "--window-size=1366,768");
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.ALL);
    logs.enable(LogType.PERFORMANCE, Level.ALL);
    options.setCapability("goog:loggingPrefs", logs);
    ChromeDriverService service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(chromedriver.get()) // so that nothing is downloaded
            .usingAnyFreePort()
            .build();
    DEVTOOLS.setLevel(Level.OFF);
    ChromeDriver driver = new ChromeDriver(service, options);
    driver.manage().window().setSize(new Dimension(1366, 768));
    return new Browser(driver, folder);
  }

  private static Optional<File> onPath(String... names) {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .flatMap(directory -> Stream.of(names).map(name -> new File(directory, name)))
        .filter(File::canExecute)
        .findFirst();
  }

  /** Opens a page from disk. */
  void open(String name, String page) throws IOException {
    Path file = folder.resolve(name);
    Files.writeString(file, page);
    problems(); // of the page before
    requests();
    driver.get(file.toUri().toString());
    for (int looks = 0; !isThere(file); looks++) {
      if (looks == MOST_LOOKS) {
        throw new IllegalStateException("the browser did not open " + file);
      }
      await("setTimeout(arguments[0], 100)");
    }
  }

  /** On a busy machine the driver sometimes comes back before the browser has begun. */
  private boolean isThere(Path file) {
    return driver.getCurrentUrl().equals(file.toUri().toString())
        && run("return document.readyState").equals("complete")
        && count("html.scripted") == 1;
  }

  /** What the browser complained about since it was asked last. */
  List<String> problems() {
    return StreamSupport.stream(driver.manage().logs().get(LogType.BROWSER).spliterator(), false)
        .map(LogEntry::getMessage)
        .toList();
  }

  /** What the browser fetched since it was asked last, other than pages of our own. */
  List<String> requests() {
    return StreamSupport.stream(
            driver.manage().logs().get(LogType.PERFORMANCE).spliterator(), false)
        .map(LogEntry::getMessage)
        .filter(message -> message.contains("\"Network.requestWillBeSent\""))
        .filter(message -> !message.contains("\"documentURL\":\"" + folder.toUri()))
        .toList();
  }

  /** Presses keys one after the other, wherever the focus is. */
  void press(CharSequence... keys) {
    new Actions(driver).sendKeys(keys).perform();
  }

  void pointAt(String selector) {
    new Actions(driver).moveToElement(find(selector)).perform();
  }

  void click(String selector) {
    find(selector).click();
  }

  WebElement find(String selector) {
    return driver.findElement(By.cssSelector(selector));
  }

  int count(String selector) {
    return driver.findElements(By.cssSelector(selector)).size();
  }

  /** The text of an element, also if it is not on the screen. */
  String text(String selector) {
    return find(selector).getDomProperty("textContent");
  }

  /** The name of the selected entry of the time line. */
  String selected() {
    return find("#timeline").getDomAttribute("aria-activedescendant");
  }

  Object run(String script, Object... arguments) {
    return driver.executeScript(script, arguments);
  }

  /** Runs a script that calls its last argument when it is done. */
  Object await(String script) {
    return driver.executeAsyncScript(script);
  }

  void allowClipboard() {
    driver.executeCdpCommand("Emulation.setFocusEmulationEnabled", Map.of("enabled", true));
    driver.executeCdpCommand(
        "Browser.grantPermissions",
        Map.of("permissions", List.of("clipboardReadWrite", "clipboardSanitizedWrite")));
  }

  @Override
  public void close() {
    driver.quit();
  }
}
