"""A real LibreOffice Calc, driven from outside: one JSON command a line on standard input, one JSON answer a line back.

Usage: /usr/bin/python3 calc.py <work folder> <locale>

The work folder is the only trusted one: workbooks opened from it may fetch. Commands, each an object with `do`:
  new                               opens an empty workbook
  type    {cells: {address: text}}  types texts as a user of this locale would (formulas begin with =)
  array   {range, formula}          types a formula over a range with Ctrl+Shift+Enter
  read    {cells: [address]}        answers {address: {text, number, error}}
  recalc                            hard recalculation
  link    {url, options}            fills a new sheet from a CSV address
  save    {name}                    saves in the work folder, by the extension of the name
  open    {name}                    opens from the work folder, with links updated, and waits until it may fetch
  close                             closes the workbook

Its first answer says whether functions go by their Italian names: {"ready": true, "italian": …}.
"""

import json
import os
import pathlib
import subprocess
import sys
import time

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.connection import NoConnectException
from com.sun.star.sheet.SheetLinkMode import NORMAL
from com.sun.star.table.CellContentType import EMPTY

FULL_UPDATE = 3
NOT_PERMITTED = 540
FILTERS = {".ods": "calc8", ".xlsx": "Calc MS Excel 2007 XML"}
CSV = "Text - txt - csv (StarCalc)"


def settings(folder, locale):
    """The profile of someone who trusts this folder and has links updated always."""
    item = '<item oor:path="/org.openoffice.%s"><prop oor:name="%s" oor:op="fuse">%s</prop></item>'
    values = [
        ("Office.Common/Security/Scripting", "SecureURL", "<value><it>%s</it></value>" % folder.as_uri()),
        ("Office.Calc/Content/Update", "Link", "<value>0</value>"),
        ("Setup/L10N", "ooSetupSystemLocale", "<value>%s</value>" % locale),
        ("Office.Linguistic/General", "UILocale", "<value>%s</value>" % locale.split("-")[0]),
        ("Setup/L10N", "ooLocale", "<value>%s</value>" % (locale if locale == "en-US" else locale.split("-")[0])),
        ("Setup/Office", "FirstStartWizardCompleted", "<value>true</value>"),
    ]
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<oor:items xmlns:oor="http://openoffice.org/2001/registry">%s</oor:items>\n'
    ) % "".join(item % value for value in values)


def prop(name, value):
    made = PropertyValue()
    made.Name, made.Value = name, value
    return made


class Office:
    def __init__(self, folder, locale):
        self.folder = folder
        profile = folder / ("profile-" + locale)
        (profile / "user").mkdir(parents=True, exist_ok=True)
        (profile / "user" / "registrymodifications.xcu").write_text(settings(folder, locale), "utf-8")
        self.pipe = "arbitro-calc-%d" % os.getpid()
        self.command = [
            "soffice",
            "-env:UserInstallation=" + profile.as_uri(),
            "--headless",
            "--norestore",
            "--nologo",
            "--accept=pipe,name=%s;urp;" % self.pipe,
        ]
        self.process = None
        self.desktop = self.connect()
        self.book = None

    def start(self):
        self.process = subprocess.Popen(
            self.command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def connect(self, patience=60):
        resolver = uno.getComponentContext().ServiceManager.createInstance("com.sun.star.bridge.UnoUrlResolver")
        self.start()
        until = time.monotonic() + patience
        while time.monotonic() < until:
            # With a fresh profile the office ends once, to begin again with it.
            if self.process.poll() is not None:
                self.start()
            try:
                context = resolver.resolve("uno:pipe,name=%s;urp;StarOffice.ComponentContext" % self.pipe)
                return context.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", context)
            except NoConnectException:
                time.sleep(0.1)
        raise RuntimeError("the office did not start")

    def end(self):
        try:
            if self.book is not None:
                self.do_close(None)
            self.desktop.terminate()
        except Exception:  # it may already have gone
            pass
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()

    def at(self, address):
        sheet, _, cell = address.rpartition(".")
        sheets = self.book.Sheets
        return (sheets.getByName(sheet) if sheet else sheets.getByIndex(0)).getCellRangeByName(cell)

    def do_new(self, _):
        self.book = self.desktop.loadComponentFromURL("private:factory/scalc", "_blank", 0, (prop("Hidden", True),))

    def do_type(self, command):
        for address, text in command["cells"].items():
            self.at(address).getCellByPosition(0, 0).FormulaLocal = text

    def do_array(self, command):
        self.at(command["range"]).ArrayFormula = command["formula"]

    def do_read(self, command):
        return {address: self.shown(self.at(address).getCellByPosition(0, 0)) for address in command["cells"]}

    @staticmethod
    def shown(cell):
        is_number = cell.FormulaResultType2 == 1 if cell.Formula.startswith(("=", "{=")) else cell.Type.value == "VALUE"
        return {
            "text": cell.String,
            "number": cell.Value if is_number and cell.getError() == 0 else None,
            "error": cell.getError(),
            "formula": cell.FormulaLocal,
        }

    def do_recalc(self, _):
        self.book.calculateAll()

    def do_link(self, command):
        sheets = self.book.Sheets
        sheets.insertNewByName("linked", sheets.Count)
        sheets.getByName("linked").link(command["url"], "", CSV, command["options"], NORMAL)

    def do_save(self, command):
        path = self.folder / command["name"]
        self.book.storeToURL(path.as_uri(), (prop("FilterName", FILTERS[path.suffix]),))

    def do_open(self, command):
        path = self.folder / command["name"]
        self.book = self.desktop.loadComponentFromURL(
            path.as_uri(), "_blank", 0, (prop("Hidden", True), prop("UpdateDocMode", FULL_UPDATE))
        )
        # The permission takes effect a moment after loading.
        until = time.monotonic() + 20
        while time.monotonic() < until and any(cell.getError() == NOT_PERMITTED for cell in self.filled()):
            time.sleep(0.1)
            self.book.calculateAll()

    def filled(self):
        for sheet in self.book.Sheets:
            cursor = sheet.createCursor()
            cursor.gotoEndOfUsedArea(False)
            last = cursor.RangeAddress
            for row in range(last.EndRow + 1):
                for column in range(last.EndColumn + 1):
                    cell = sheet.getCellByPosition(column, row)
                    if cell.Type != EMPTY:
                        yield cell

    def speaks_italian(self):
        self.do_new(None)
        self.do_type({"cells": {"A1": "=SOMMA(1;1)"}})
        italian = self.at("A1").getCellByPosition(0, 0).Value == 2
        self.do_close(None)
        return italian

    def do_close(self, _):
        self.book.close(True)
        self.book = None


def main():
    office = Office(pathlib.Path(sys.argv[1]).resolve(), sys.argv[2])
    try:
        print(json.dumps({"ready": True, "italian": office.speaks_italian()}), flush=True)
        for line in sys.stdin:
            command = json.loads(line)
            try:
                answer = {"value": getattr(office, "do_" + command["do"])(command)}
            except Exception as error:
                answer = {"failed": "%s: %s" % (type(error).__name__, error)}
            print(json.dumps(answer), flush=True)
    finally:
        office.end()


if __name__ == "__main__":
    main()
