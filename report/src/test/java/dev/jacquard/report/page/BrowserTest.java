package dev.jacquard.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** Pages in a real browser: that they can be read, stepped through and not be turned against us. */
class BrowserTest {
  private static final Path PROGRAMS = Path.of("src/test/resources/golden");

  @TempDir static Path folder;
  private static Browser browser;

  @BeforeAll
  static void start() {
    browser = Browser.start(folder);
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
    }
  }

  @AfterEach
  void nothingWasFetchedAndNothingWentWrong() {
    assertThat(browser.requests()).isEmpty();
    assertThat(browser.problems()).isEmpty();
  }

  private static void open(String name) throws IOException {
    String source = Files.readString(PROGRAMS.resolve(name + ".litmus"));
    browser.open(name + ".html", new LitmusExample(name + ".litmus", source).page());
  }

  /** Thirty threads that take turns for two thousand steps. */
  private static void openLong() throws IOException {
    String source =
        """
        volatile int x
        lock m
        thread worker[30] { repeat (22) { lock(m); x = tid; unlock(m); } assert(tid < 29); }
        """;
    browser.open("long.html", new LitmusExample("long.litmus", source).page());
  }

  // ---- reading ---------------------------------------------------------------------------------

  @ParameterizedTest
  @ValueSource(strings = {"abba-deadlock", "assertion", "livelock", "race", "park", "exception"})
  void theDecisiveStepIsSelectedAtFirst(String name) throws IOException {
    open(name);
    assertThat(browser.find("[aria-selected=true]").getDomAttribute("class"))
        .containsAnyOf("marked", "stuck");
    assertThat(browser.text("#detail h2")).isNotEqualTo("Select a step");
    assertThat(browser.find("h1").isDisplayed()).isTrue();
  }

  @Test
  void aSmallScreenShowsVerdictStepsStateAndSourceAtOnce() throws IOException {
    open("three-way-deadlock");
    assertThat(browser.run("return document.documentElement.scrollWidth <= innerWidth"))
        .isEqualTo(true);
    for (String part :
        List.of("h1", "#position", "#m0", "#threads > div", ".lines .here", ".copy")) {
      assertThat(
              browser.run(
                  "const box = document.querySelector(arguments[0]).getBoundingClientRect();"
                      + "return box.top >= 0 && box.bottom <= innerHeight && box.height > 0",
                  part))
          .as(part)
          .isEqualTo(true);
    }
  }

  @Test
  void theSourceLineOfTheSelectedStepIsMarked() throws IOException {
    open("abba-deadlock");
    browser.press(Keys.HOME);
    assertThat(browser.text(".lines .here")).contains("lock(a);");
    browser.press("j");
    assertThat(browser.text(".lines .here")).contains("lock(b);");
  }

  @Test
  void whoHoldsWhatFollowsTheSelectedStep() throws IOException {
    open("abba-deadlock");
    browser.press(Keys.HOME);
    assertThat(browser.text("#state .locations")).contains("aheld by left").contains("bfree");
    browser.press("j");
    assertThat(browser.text("#state .locations")).contains("bheld by right");
    assertThat(browser.text("#threads")).contains("waits for lock b").contains("waits for lock a");
  }

  // ---- stepping --------------------------------------------------------------------------------

  @Test
  void keysMoveAlongTheTimeLine() throws IOException {
    open("assertion");
    int last = browser.count("[role=option]") - 1;
    browser.press(Keys.HOME);
    assertThat(browser.selected()).isEqualTo("m0");
    browser.press(Keys.ARROW_DOWN);
    assertThat(browser.selected()).isEqualTo("m1");
    browser.press("j", "j", "k");
    assertThat(browser.selected()).isEqualTo("m2");
    browser.press(Keys.ARROW_UP);
    assertThat(browser.selected()).isEqualTo("m1");
    browser.press(Keys.END);
    assertThat(browser.selected()).isEqualTo("m" + last);
    browser.press(Keys.ARROW_DOWN);
    assertThat(browser.selected()).as("there is nothing behind the end").isEqualTo("m" + last);
  }

  @Test
  void keysMoveToContextSwitches() throws IOException {
    open("notify-choice");
    browser.press(Keys.HOME, "n");
    assertThat(browser.find("#" + browser.selected()).getDomAttribute("class")).contains("switch");
    String first = browser.selected();
    browser.press("n", "p");
    assertThat(browser.selected()).isEqualTo(first);
  }

  @Test
  void theSliderMovesToo() throws IOException {
    open("assertion");
    browser.press(Keys.HOME);
    browser.run("document.querySelector('#position').focus()");
    browser.press(Keys.ARROW_RIGHT);
    assertThat(browser.selected()).isEqualTo("m1");
    assertThat(browser.text("#reading")).startsWith("2 of ");
  }

  @Test
  void helpOpensAndClosesByKey() throws IOException {
    open("assertion");
    browser.press("?");
    assertThat(browser.run("return document.querySelector('#help').open")).isEqualTo(true);
    browser.press(Keys.ESCAPE);
    assertThat(browser.run("return document.querySelector('#help').open")).isEqualTo(false);
  }

  @Test
  void arrowsLeadToTheStepThatIsPointedAt() throws IOException {
    open("notify-choice");
    browser.press(Keys.HOME);
    assertThat(browser.count("#arrows .incoming")).isZero();
    browser.pointAt("[data-before]:not([data-before=''])");
    assertThat(browser.count("#arrows .incoming")).isPositive();
    browser.pointAt("h1");
    assertThat(browser.count("#arrows .incoming")).isZero();
  }

  @Test
  void aRaceIsDrawnBetweenItsTwoAccesses() throws IOException {
    open("race");
    assertThat(browser.count("#arrows .race")).isPositive();
  }

  // ---- theme and copying -----------------------------------------------------------------------

  @Test
  void lightAndDarkCanBeChosen() throws IOException {
    open("assertion");
    browser.run("localStorage.clear()");
    open("assertion");
    String background = "return getComputedStyle(document.body).backgroundColor";
    assertThat(browser.text("#theme")).isEqualTo("Theme: system");
    browser.press("t");
    Object light = browser.run(background);
    browser.click("#theme");
    assertThat(browser.text("#theme")).isEqualTo("Theme: dark");
    assertThat(browser.run(background)).isNotEqualTo(light);
    browser.press("t");
    assertThat(browser.text("#theme")).isEqualTo("Theme: system");
  }

  @Test
  void theReplayLineIsCopied() throws IOException {
    open("assertion");
    browser.allowClipboard();
    browser.run(
        """
        const status = document.querySelector("#copied");
        window.copied = new Promise((done) => new MutationObserver(
            () => navigator.clipboard.readText().then((text) => done(status.textContent + " " + text)))
          .observe(status, { childList: true }));
        """);
    browser.click(".copy");
    Object copied = browser.await("window.copied.then(arguments[0])");
    assertThat(copied).isEqualTo("Copied. " + browser.text(".replay code"));
  }

  // ---- long and hostile ------------------------------------------------------------------------

  @Test
  void aLongExecutionIsFoldedAndCanBeShownWhole() throws IOException {
    openLong();
    int steps = browser.count("[role=option].step");
    assertThat(steps).isGreaterThan(1_900);
    assertThat(browser.count(".thread")).isEqualTo(30);
    assertThat(browser.count(".step:not(.folded)")).isLessThan(400);
    browser.press(Keys.HOME);
    browser.run("document.querySelector('.fold').click()");
    assertThat(browser.count(".fold.folded")).isOne();
    browser.press("a");
    assertThat(browser.count(".step:not(.folded)")).isEqualTo(steps);
    browser.press(Keys.END, "k");
    assertThat(browser.find("#" + browser.selected()).isDisplayed()).isTrue();
  }

  @Test
  void hostileTextIsOnlyText() throws IOException {
    browser.open("hostile.html", HostileExample.page());
    assertThat(browser.run("return window.hacked")).isNull();
    assertThat(browser.count("img")).isZero();
    assertThat(browser.count("script")).isOne();
    assertThat(browser.text("#output pre"))
        .contains("</script><script>window.hacked=1</script>")
        .contains(
            "\u2039U+202E\u203aesrever\u2039U+2066\u203a\u2039U+200B\u203a\u2400\u2407\u241b");
    browser.press(Keys.HOME, "j", "j", "n", "p", Keys.END);
    assertThat(browser.text("#detail")).contains("onerror=window.hacked");
    assertThat(browser.run("return window.hacked")).isNull();
    assertThat(browser.run("return document.documentElement.scrollWidth <= innerWidth"))
        .isEqualTo(true);
  }

  @Test
  void nothingInvisibleIsLeftOfHostileText() {
    assertThat(HostileExample.page().codePoints())
        .noneMatch(
            c -> c != '\n' && c != '\t' && (c < ' ' || Character.getType(c) == Character.FORMAT));
  }

  // ---- for everybody ---------------------------------------------------------------------------

  @Test
  void everyControlHasAName() throws IOException {
    open("race-with-different-locks");
    assertThat(
            browser.run(
                """
                return [...document.querySelectorAll("button, input, summary, dialog, [role], [tabindex]")]
                  .filter((one) => one.getAttribute("role") !== "presentation")
                  .filter((one) => !(one.getAttribute("aria-label") || one.textContent.trim()
                    || one.getAttribute("aria-labelledby") || one.getAttribute("role") === "status"))
                  .map((one) => one.outerHTML)
                """))
        .isEqualTo(List.of());
  }

  @Test
  void theTabKeyReachesEveryControlAndShowsWhereItIs() throws IOException {
    open("race-with-different-locks");
    List<Object> reached = new ArrayList<>();
    for (int presses = 0; presses < 22; presses++) {
      browser.press(Keys.TAB);
      reached.add(
          browser.run(
              "const one = document.activeElement;"
                  + "return (one.id || one.className) + ' ' + getComputedStyle(one).outlineStyle"));
    }
    assertThat(reached)
        .contains(
            "copy solid",
            "previous-switch solid",
            "previous solid",
            "next solid",
            "next-switch solid",
            "position solid",
            "theme solid",
            "help-button solid",
            "timeline solid");
  }

  @ParameterizedTest
  @ValueSource(strings = {"light", "dark"})
  void textStandsOutFromItsBackground(String theme) throws IOException {
    open("race-with-different-locks");
    browser.run("document.documentElement.dataset.theme = arguments[0]", theme);
    assertThat(browser.run(Contrast.SCRIPT)).isEqualTo(List.of());
  }
}
